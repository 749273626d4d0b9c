/** How a story is pictured: the settings of the toolbar, and the width in px. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: number;
  /** Leaves out a mode that the story would inherit. */
  disable?: boolean;
}

const light = { theme: 'light', viewport: 1200 } satisfies Mode;
const dark = { theme: 'dark', viewport: 1200 } satisfies Mode;
const phone = { theme: 'light', viewport: 360 } satisfies Mode;

/** Both themes, for every chosen story. */
export const bothThemes = { light, dark };

/** A phone beside them, for whole screens. */
export const alsoOnAPhone = { phone };

/** A phone alone, where the themes tell nothing new. */
export const onlyOnAPhone = {
  light: { ...light, disable: true },
  dark: { ...dark, disable: true },
  phone,
};
