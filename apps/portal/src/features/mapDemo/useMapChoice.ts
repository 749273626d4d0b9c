import { useState } from 'react';
import { districts } from './districts.ts';

/**
 * Which district the map speaks of: the one under the pointer or the focus, else the one that was
 * chosen by a press; Escape lets go of both.
 */
export function useMapChoice() {
  const [near, setNear] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [isHidden, setIsHidden] = useState(false);
  const code = isHidden ? undefined : (near ?? chosen);
  const show = (next: string | undefined) => {
    setNear(next);
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
