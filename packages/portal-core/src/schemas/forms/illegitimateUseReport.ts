import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { chosen } from '../../validators/values/shared.ts';
import { checkbox, longText, optionalLongText, optionalPastDate, select } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { typedForm } from './formSchemas.ts';

/** The parts of the form that ask for fields of the list. */
type ReportStep = 'use' | 'place' | 'description' | 'time' | 'people';

/**
 * What a report of illegitimate land use asks beside the photos, the position and the place: the one list behind its
 * form, draft, request, facts and printouts; the facts follow this order.
 */
export const reportFields = {
  kind: {
    ...select(
      {
        structure: { label: 'common:report.kind.structure' },
        cultivation: { label: 'common:report.kind.cultivation' },
        fence: { label: 'common:report.kind.fence' },
        sale: { label: 'common:report.kind.sale' },
        mining: { label: 'common:report.kind.mining' },
        dumping: { label: 'common:report.kind.dumping' },
        felling: { label: 'common:report.kind.felling' },
        againstLease: { label: 'common:report.kind.againstLease' },
        other: { label: 'common:report.kind.other' },
      },
      'other',
      'report.kind.required',
    ),
    step: 'use',
    labels: { form: 'common:report.kind' },
    placeholder: 'apply:report.kind.choose',
  },
  landmark: {
    ...optionalLongText(300),
    step: 'place',
    labels: { form: 'common:report.landmark' },
    hint: 'common:report.landmark.hint',
  },
  startedBefore: {
    ...checkbox(false),
    step: 'time',
    labels: { form: 'common:report.startedBefore' },
  },
  startedOn: {
    ...optionalPastDate(),
    step: 'time',
    labels: { form: 'common:report.started' },
    isHalf: true,
    shownWhen: { field: 'startedBefore', is: ['false'] },
  },
  isOngoing: { ...checkbox(true), step: 'time', labels: { form: 'common:report.ongoing' } },
  isDangerous: { ...checkbox(false), step: 'time', labels: { form: 'common:report.danger' } },
  description: {
    ...longText(2000, 'report.description.required'),
    step: 'description',
    labels: { form: 'common:report.description' },
    hint: 'apply:report.description.hint',
    storedAs: 'purpose',
    printed: { part: 'request', label: { en: 'What was reported', or: 'ଅଭିଯୋଗର ବିବରଣୀ' } },
  },
  whoKnown: {
    ...optionalLongText(500),
    step: 'people',
    labels: { form: 'common:report.whoKnown' },
    hint: 'common:report.whoKnown.hint',
  },
  hidesName: { ...checkbox(true), step: 'people', labels: { form: 'common:report.hidesName' } },
  contactBy: {
    ...select(
      {
        notice: { label: 'common:report.contact.notice' },
        phone: { label: 'common:report.contact.phone' },
        none: { label: 'common:report.contact.none' },
      },
      'notice',
      'report.contact.required',
    ),
    initial: 'notice',
    step: 'people',
    labels: { form: 'common:report.contact' },
  },
} as const satisfies Readonly<Record<string, FormField<ReportStep>>>;

/** The name of a field of a report. */
export type ReportField = keyof typeof reportFields;

/** Where a position comes from: the data of a photo, the device, typed, or chosen on the map of the mouza. */
export const positionSources = ['photo', 'device', 'typed', 'map'] as const;
export type PositionSource = (typeof positionSources)[number];

/**
 * The report of illegitimate land use. Ids are the values of its selects, khatiyan and plot may be ''; `photoCount` is
 * '' without a photo, `longitude` without a position. A place is found by a plot, a position or a landmark.
 */
export const ReportForm = v.pipe(
  typedForm(reportFields, {
    photoCount: chosen('report.photo.required'),
    districtCode: chosen('track.district.required'),
    tahasilCode: chosen('track.tahasil.required'),
    villageCode: chosen('track.mouza.required'),
    khataNoId: v.string(),
    plotCode: v.string(),
    longitude: v.string(),
    latitude: v.string(),
    positionSource: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['landmark'], ['plotCode'], ['longitude']],
      ({ landmark, plotCode, longitude }) =>
        landmark.trim() !== '' || plotCode !== '' || longitude !== '',
      messageKey('report.landmark.required'),
    ),
    ['landmark'],
  ),
);
export type ReportForm = v.InferOutput<typeof ReportForm>;
