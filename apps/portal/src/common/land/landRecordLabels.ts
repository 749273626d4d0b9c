import type { TextKey } from '../../i18n/textKey.ts';

/** The label of each class of kisams. */
export const kisamClassLabels = {
  communal: 'common:kisam.communal',
  commercial: 'common:kisam.commercial',
  dry: 'common:kisam.dry',
  fallow: 'common:kisam.fallow',
  forest: 'common:kisam.forest',
  homestead: 'common:kisam.homestead',
  horticulture: 'common:kisam.horticulture',
  industrial: 'common:kisam.industrial',
  irrigated: 'common:kisam.irrigated',
  religious: 'common:kisam.religious',
  sand: 'common:kisam.sand',
  stone: 'common:kisam.stone',
  waste: 'common:kisam.waste',
  water: 'common:kisam.water',
  wet: 'common:kisam.wet',
} as const satisfies Readonly<Record<string, TextKey>>;

/** The label of each state of the record of rights. */
export const rorLabels = {
  missing: 'common:ror.missing',
  draft: 'common:ror.draft',
  final: 'common:ror.final',
} as const satisfies Readonly<Record<string, TextKey>>;
