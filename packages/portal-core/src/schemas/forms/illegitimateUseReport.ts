import * as v from 'valibot';
import { chosen } from '../../validators/values/shared.ts';
import { checkbox, longText, optionalPastDate, select } from './fieldKinds.ts';
import type { FormField } from './formField.ts';
import { typedForm } from './formSchemas.ts';

/**
 * What a report of illegitimate land use asks beside the place and photos: the one list behind its form, draft,
 * request, facts and printouts. The form asks for the `use` before the place, for `description` and `time` after it; the
 * facts follow this order.
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
  startedOn: {
    ...optionalPastDate(),
    step: 'time',
    labels: { form: 'common:report.started' },
    isHalf: true,
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
} as const satisfies Readonly<Record<string, FormField<'use' | 'description' | 'time'>>>;

/** The name of a field of a report. */
export type ReportField = keyof typeof reportFields;

/** The report of illegitimate land use; ids are the values of its selects, khatiyan and plot may be ''. */
export const ReportForm = typedForm(reportFields, {
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  khataNoId: v.string(),
  plotCode: v.string(),
});
export type ReportForm = v.InferOutput<typeof ReportForm>;
