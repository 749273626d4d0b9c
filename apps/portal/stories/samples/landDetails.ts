import { landApplicationFields, type FormField, type LandDetails } from '@temple-land/portal-core';

/** Returns a corner beside the plot of the land application. */
export const corner = (x: number, y: number): [number, number] => [
  85.4 + x / 1000,
  19.7 + y / 1000,
];

function emptyAnswer({ kind }: FormField): string | number | boolean | null {
  if (kind === 'checkbox') return false;
  if (kind === 'acres' || kind === 'number') return 0;
  const isText = kind === 'line' || kind === 'longText' || kind === 'select' || kind === 'choice';
  return isText ? '' : null;
}

/** The details of a land application of which nothing is answered. */
export const noLandDetails = Object.fromEntries(
  Object.entries<FormField>(landApplicationFields)
    .filter(([, { storedAs }]) => storedAs === 'details')
    .map(([name, field]) => [name, emptyAnswer(field)]),
) as LandDetails;

/** What a land application has in addition whose applicant has drawn half of the plot and asks for less. */
export const drawnPart = {
  area: 4.5,
  land: {
    ...noLandDetails,
    sketch: [corner(0, 0), corner(1, 0.1), corner(1.15, 1.55), corner(0.2, 1.6)],
  },
};
