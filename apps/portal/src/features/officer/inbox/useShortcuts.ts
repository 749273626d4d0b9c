import { useEffect } from 'react';
import { shortcutsAtom } from '../../../state/shortcuts.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import { rowLinkAttribute } from './inboxColumns.tsx';

const typed = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

const isIdle = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(typed) === null &&
  document.querySelector('dialog[open]') === null;

/** Focuses the link of the next or previous row; Enter opens it. */
function moveFocus(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(`main [${rowLinkAttribute}]`)];
  const active = document.activeElement;
  const at = links.findIndex((link) => link.closest('tr')?.contains(active) === true);
  const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step));
  links[next]?.focus();
}

/** Listens to j and k for the rows and to ? for the help, unless the reader has switched them off or types. */
export function useShortcuts(onHelp: () => void): void {
  const isOn = useStoredAtom(shortcutsAtom, true);
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isIdle(event)) return;
      const step = steps[event.key];
      if (step === undefined && event.key !== '?') return;
      event.preventDefault();
      if (step === undefined) onHelp();
      else moveFocus(step);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, onHelp]);
}
