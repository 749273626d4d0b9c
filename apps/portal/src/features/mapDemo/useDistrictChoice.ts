import { useState } from 'react';
import { districts } from './districts.ts';

/** Returns the shown district: the hovered or focused one, else the pressed one; Escape resets both. */
export function useDistrictChoice() {
  const [hovered, setHovered] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [isHidden, setIsHidden] = useState(false);
  const code = isHidden ? undefined : (hovered ?? chosen);
  const show = (next: string | undefined) => {
    setHovered(next);
    setIsHidden(false);
  };
  return {
    shown: districts.find((district) => district.code === code),
    chosen,
    show,
    choose: (next: string | undefined) => {
      setChosen(next);
      show(next);
    },
    hide: () => setIsHidden(true),
  };
}
