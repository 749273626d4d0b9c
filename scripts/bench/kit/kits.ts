/** Where the pages of the comparison stand. */
export const benchFolder = 'bench/kit';

/** One kit of the comparison: its name and the file that draws page R with it. */
export interface KitEntry {
  name: string;
  entry: string;
  /** It needs packages of its own, which stand outside the workspace. */
  isPeer: boolean;
  /** It has no styles of its own and wears the floor's, so its CSS says nothing. */
  isUnstyled?: boolean;
}

/** The floor comes first: every ratio is one to it. */
export const kits: readonly KitEntry[] = [
  { name: 'floor-react', entry: `${benchFolder}/floor-react/main.tsx`, isPeer: false },
  { name: 'ours', entry: `${benchFolder}/ours/main.tsx`, isPeer: false },
  { name: 'digdir', entry: `${benchFolder}/peers/digdir/main.tsx`, isPeer: true },
  { name: 'uswds', entry: `${benchFolder}/peers/uswds/main.tsx`, isPeer: true },
  { name: 'rac', entry: `${benchFolder}/peers/rac/main.tsx`, isPeer: true, isUnstyled: true },
];

/** A page of its own whose late chunk is our combobox. */
export const comboboxEntry = `${benchFolder}/ours/combobox.tsx`;
