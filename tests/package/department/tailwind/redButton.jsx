import { Button } from '@temple-land/ui';

/** A button of the kit with a utility class. */
export const redButton = [Button, { className: 'bg-[#ff0000]' }, 'Red'];
