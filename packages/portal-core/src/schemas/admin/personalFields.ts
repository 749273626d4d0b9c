import type { ImportEntity } from './importKinds.ts';

/**
 * The fields of records that name persons or can name them, as the neighbours on the sides of a plot; kinds of records
 * without such fields are absent.
 */
export const personalFields: Readonly<Partial<Record<ImportEntity, readonly string[]>>> = {
  khatiyan: ['ownerLine', 'marfatdar'],
  plot: ['north', 'east', 'south', 'west', 'occupant', 'remarks'],
  officer: ['fullName', 'mobile', 'email'],
  citizen: ['fullName', 'mobile', 'email'],
  lease: ['lessee'],
  courtCase: ['filedBy', 'respondent', 'purpose'],
  landApplication: ['applicantMobile', 'purpose'],
};
