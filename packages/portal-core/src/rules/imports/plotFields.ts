import { reference, required, type ImportFields } from './fieldMakers.ts';
import { districtAliases, mouzaAliases, plotAliases, tahasilAliases } from './landFields.ts';

/** The plot of an entry, in its mouza. */
export const plotFields: ImportFields = {
  district: reference(...districtAliases, 'districtcode'),
  tahasil: reference(...tahasilAliases),
  mouza: required(reference(...mouzaAliases)),
  khatiyan: reference('khatiyan', 'khatiyanno', 'khata', 'khatano', 'ଖତିୟାନ'),
  plot: required(reference(...plotAliases)),
};
