import type { reportFields, TypedAnswers } from '@temple-land/portal-core';
import { noPosition } from './position.ts';

/** What the form holds besides the fields of the list, when it is new. */
export const emptyPlace = {
  photoCount: '',
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
  ...noPosition,
};

/** What the form of a report holds. */
export type TypedReport = TypedAnswers<typeof reportFields> & typeof emptyPlace;
