import { findReferences, listRequirements } from './requirements.ts';

/** Prints a row for each requirement of the specification: its id and the positions of its tests. */
const references = findReferences();
const rows = listRequirements().map((id) => {
  const places = references
    .filter((mark) => mark.id === id)
    .map(({ file, line }) => `${file}:${line}`);
  return { id, places };
});

for (const { id, places } of rows) console.log(`${id}\t${places.join(' ') || 'no test'}`);
const shown = rows.filter(({ places }) => places.length > 0).length;
console.log(`${shown} of ${rows.length} requirements are shown by a test`);
process.exitCode = shown === rows.length ? 0 : 1;
