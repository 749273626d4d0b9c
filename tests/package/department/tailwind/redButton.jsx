import { Button } from '@temple-land/ui';

/** A button of the kit with utility classes. */
export const redButton = [Button, { className: 'bg-[#b00000] text-white' }, 'Red'];
