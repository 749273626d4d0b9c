import type {
  boundarySides,
  FieldRecommendation,
  presentUses,
  structures,
} from '@temple-land/portal-core';
import type { PrefixedKey } from '../../../i18n/textKey.ts';

type Labels<Values extends readonly string[]> = Readonly<
  Record<Values[number], PrefixedKey<'common'>>
>;

/** The names of the uses of land. */
export const presentUseLabels: Labels<typeof presentUses> = {
  vacant: 'common:apply.use.vacant',
  homestead: 'common:apply.use.homestead',
  farm: 'common:apply.use.farm',
  shop: 'common:apply.use.shop',
  institution: 'common:apply.use.institution',
  other: 'common:apply.use.other',
};

/** The names of what is built. */
export const structureLabels: Labels<typeof structures> = {
  none: 'common:apply.structure.none',
  kutcha: 'common:apply.structure.kutcha',
  pucca: 'common:apply.structure.pucca',
};

/** The labels of the sides of a plot. */
export const boundaryLabels: Labels<typeof boundarySides> = {
  north: 'common:apply.boundary.north',
  east: 'common:apply.boundary.east',
  south: 'common:apply.boundary.south',
  west: 'common:apply.boundary.west',
};

/** The names of what can be recommended. */
export const recommendationLabels: Readonly<Record<FieldRecommendation, PrefixedKey<'field'>>> = {
  grant: 'field:recommend.grant',
  grantPart: 'field:recommend.grantPart',
  refuse: 'field:recommend.refuse',
  action: 'field:recommend.action',
  noAction: 'field:recommend.noAction',
};
