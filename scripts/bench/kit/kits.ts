/** The folder of the compared pages. */
export const kitPagesFolder = 'bench/kit';

/** One kit of the comparison: its name and the file that draws page R with it. */
export interface KitEntry {
  name: string;
  entry: string;
  /** It needs packages from outside the workspace. */
  isPeer: boolean;
  /** It has no styles and uses those of the floor, so its CSS size has no meaning. */
  hasNoStyles?: boolean;
}

/** The kits; the first is the floor, to which every ratio refers. */
export const kits: readonly KitEntry[] = [
  { name: 'floor-react', entry: `${kitPagesFolder}/floor-react/main.tsx`, isPeer: false },
  { name: 'ours', entry: `${kitPagesFolder}/ours/main.tsx`, isPeer: false },
  { name: 'digdir', entry: `${kitPagesFolder}/peers/digdir/main.tsx`, isPeer: true },
  { name: 'uswds', entry: `${kitPagesFolder}/peers/uswds/main.tsx`, isPeer: true },
  { name: 'rac', entry: `${kitPagesFolder}/peers/rac/main.tsx`, isPeer: true, hasNoStyles: true },
];

/** A separate page with our combobox as its lazy chunk. */
export const comboboxEntry = `${kitPagesFolder}/ours/combobox.tsx`;
