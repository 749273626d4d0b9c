import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Returns whether an element is editable: its context menu stays usable. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}

/** Returns whether a key press opens the developer tools: F12 or Ctrl+Shift+I. */
export function isDevToolsShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey'>,
): boolean {
  return (
    event.key === 'F12' || (event.ctrlKey && event.shiftKey && event.key.toLowerCase() === 'i')
  );
}

const blockDrag = (event: DragEvent) => event.preventDefault();

// The menu key and Shift+F10 have no pointer button; they stay usable for keyboard users.
const blockMenu = (event: MouseEvent) => {
  if (event.button === 2 && !isEditable(event.target)) event.preventDefault();
};

const blockDevTools = (event: KeyboardEvent) => {
  if (isDevToolsShortcut(event)) event.preventDefault();
};

function addBlockers(isProduction: boolean): () => void {
  const dragEvents = ['dragstart', 'dragover', 'drop'] as const;
  for (const name of dragEvents) document.addEventListener(name, blockDrag);
  if (isProduction) {
    document.addEventListener('contextmenu', blockMenu);
    document.addEventListener('keydown', blockDevTools, true);
  }
  return () => {
    for (const name of dragEvents) document.removeEventListener(name, blockDrag);
    document.removeEventListener('contextmenu', blockMenu);
    document.removeEventListener('keydown', blockDevTools, true);
  };
}

/** Blocks the browser's Back and Forward while locked: the address and the page stay. */
function useBackBlocker(isLocked: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isLocked && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** The conditions of the locks. */
export interface ProductionLockOptions {
  isProduction: boolean;
  /** Whether the page is in a logged-in area, whose pages have their own Back link. */
  isUserArea: boolean;
}

/**
 * Blocks drag and drop always; in production also right click, F12, Ctrl+Shift+I and, inside
 * logged-in areas, the browser's Back (spec 9). Deterrence, not security.
 */
export function useProductionLocks({ isProduction, isUserArea }: ProductionLockOptions): void {
  useEffect(() => addBlockers(isProduction), [isProduction]);
  useBackBlocker(isProduction && isUserArea);
}
