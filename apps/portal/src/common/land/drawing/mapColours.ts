import type { ColourRole } from '@temple-land/ui';

/** The colours of a theme, for a map that is drawn by its library. */
export type MapColours = Readonly<Record<ColourRole, string>>;
