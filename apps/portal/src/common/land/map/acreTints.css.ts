import { vars } from '@temple-land/ui/theme';

/** The share of the colour in the tint of each class of acres, most land first; labels keep 7:1 on all of them. */
const shares = ['42%', '28%', '16%', '5%'];

/** Returns the selectors that tint an element by its class, `data-acres`: its fill or its background. */
export const acreTints = (property: 'fill' | 'background') =>
  Object.fromEntries(
    shares.map((share, index) => [
      `&[data-acres="${index}"]`,
      {
        [property]: `color-mix(in srgb, ${vars.colour.chart1} ${share}, ${vars.colour.surface})`,
      },
    ]),
  );
