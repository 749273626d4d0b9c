import * as v from 'valibot';
import { chosen } from '../../validators/values/shared.ts';
import { acres, choice, longText } from './fieldKinds.ts';
import { fieldsOfStep, type DetailName, type FormField, type StoredName } from './formField.ts';
import { storedEntries, typedForm } from './formSchemas.ts';
import { landApplicantFields } from './landApplicantFields.ts';
import { landFeeFields } from './landFeeFields.ts';
import { landKindFields } from './landKindFields.ts';
import { landSketch } from './landSketch.ts';
import { landPossessionFields } from './landPossessionFields.ts';
import { landUseFields } from './landUseFields.ts';

/** A step of the form that asks for fields of the list; 'derived' fields follow from the kind, and no step asks. */
export type LandStep = 'kind' | 'details' | 'land' | 'purpose' | 'fee' | 'derived';

/**
 * The fields of a land application besides its place, for its form, draft, summary, request, facts and printouts.
 * Printouts and check codes use this order; screens show the fields by step.
 */
export const landApplicationFields = {
  applicationKind: {
    ...choice(
      {
        purchase: {
          label: 'common:apply.kind.purchase',
          hint: 'common:apply.kind.purchase.hint',
          printedText: { en: 'Purchase by the possessor', or: 'ଦଖଲକାରଙ୍କ ଦ୍ୱାରା କ୍ରୟ' },
        },
        lease: {
          label: 'common:apply.kind.lease',
          hint: 'common:apply.kind.lease.hint',
          printedText: { en: 'Lease', or: 'ଲିଜ୍' },
        },
        renewal: {
          label: 'common:apply.kind.renewal',
          hint: 'common:apply.kind.renewal.hint',
          printedText: { en: 'Renewal of a lease', or: 'ଲିଜ୍ ନବୀକରଣ' },
        },
        transfer: {
          label: 'common:apply.kind.transfer',
          hint: 'common:apply.kind.transfer.hint',
          printedText: { en: 'Transfer or succession of a lease', or: 'ଲିଜ୍ ହସ୍ତାନ୍ତର କିମ୍ବା ଉତ୍ତରାଧିକାର' },
        },
        exchange: {
          label: 'common:apply.kind.exchange',
          hint: 'common:apply.kind.exchange.hint',
          printedText: { en: 'Exchange of land', or: 'ଜମି ବିନିମୟ' },
        },
        correction: {
          label: 'common:apply.kind.correction',
          hint: 'common:apply.kind.correction.hint',
          printedText: { en: 'Correction of the record', or: 'ରେକର୍ଡ ସଂଶୋଧନ' },
        },
      },
      'apply.answer.required',
    ),
    step: 'kind',
    labels: { form: 'common:apply.kind' },
    printed: { part: 'request', label: { en: 'Kind of application', or: 'ଆବେଦନର ପ୍ରକାର' } },
    attestedSince: 3,
  },
  ...landApplicantFields,
  ...landKindFields,
  ...landPossessionFields,
  area: {
    ...acres('apply.area.number'),
    step: 'land',
    labels: { form: 'common:apply.area', facts: 'common:application.area' },
    hint: 'common:apply.area.hint',
    printed: { part: 'land', label: { en: 'Area in acres', or: 'ରକବା (ଏକର)' } },
    attestedSince: 1,
  },
  sketch: {
    ...landSketch(),
    step: 'land',
    storedAs: 'details',
    labels: { form: 'common:apply.sketch' },
    hint: 'common:apply.sketch.hint',
    shownWhen: { field: 'applicationKind', is: ['purchase', 'lease'] },
    printed: { part: 'details', label: { en: 'Sketch of the part', or: 'ଅଂଶର ନକ୍ସା' } },
  },
  ...landUseFields,
  purpose: {
    ...longText(500, 'apply.purpose.required'),
    step: 'purpose',
    labels: { form: 'common:application.purpose' },
    printed: { part: 'request', label: { en: 'Purpose', or: 'ଉଦ୍ଦେଶ୍ୟ' } },
    attestedSince: 1,
  },
  ...landFeeFields,
  holding: {
    ...choice(
      {
        lease: {
          label: 'common:apply.holding.lease',
          hint: 'common:apply.holding.lease.hint',
          printedText: { en: 'Lease', or: 'ଲିଜ୍' },
        },
        purchase: {
          label: 'common:apply.holding.purchase',
          hint: 'common:apply.holding.purchase.hint',
          printedText: { en: 'Purchase', or: 'କ୍ରୟ' },
        },
      },
      'apply.holding.required',
    ),
    step: 'derived',
    labels: { form: 'common:apply.holding', summary: 'common:application.holding' },
    attestedSince: 1,
  },
} as const satisfies Readonly<Record<string, FormField<LandStep>>>;

/** What a land application asks for. */
export type ApplicationKind = keyof typeof landApplicationFields.applicationKind.choices;

/** The kinds of land application, in the order of the form. */
export const applicationKinds = Object.keys(
  landApplicationFields.applicationKind.choices,
) as ApplicationKind[];

/** The name of a field of an application for land. */
export type LandField = keyof typeof landApplicationFields;

/** The name of a field with a column in the table of applications. */
export type LandColumn = StoredName<typeof landApplicationFields>;

/** The names of the fields with a column in the table of applications, in their order. */
export const landColumnNames = Object.keys(storedEntries(landApplicationFields)) as LandColumn[];

/** The name of a field that is stored beside the application, with its details. */
export type LandDetail = DetailName<typeof landApplicationFields>;

/** The kinds of application that are about one plot; a lease or a purchase may be of a whole khatiyan. */
export const plotKinds = [
  'renewal',
  'transfer',
  'exchange',
  'correction',
] as const satisfies readonly ApplicationKind[];

const landStepForm = (plotCode: v.GenericSchema<string, string>) =>
  typedForm(
    fieldsOfStep(landApplicationFields, 'land'),
    {
      districtCode: chosen('track.district.required'),
      tahasilCode: chosen('track.tahasil.required'),
      villageCode: chosen('track.mouza.required'),
      khataNoId: chosen('apply.khatian.required'),
      plotCode,
    },
    landApplicationFields,
  );

const khatiyanStepForm = landStepForm(v.string());
const plotStepForm = landStepForm(chosen('apply.plot.required'));

/** The step "The land" of an application; ids are the values of its selects. */
export const LandStepForm = v.lazy((typed) => {
  const kind = (typed as { applicationKind?: unknown } | undefined)?.applicationKind;
  return plotKinds.some((own) => own === kind) ? plotStepForm : khatiyanStepForm;
});
export type LandStepForm = v.InferOutput<typeof LandStepForm>;

/** Returns the rules of a step that asks for fields only. */
const stepForm = (step: LandStep) =>
  typedForm(fieldsOfStep(landApplicationFields, step), {}, landApplicationFields);

/** The step "Your details" of an application. */
export const DetailsStepForm = stepForm('details');

/** The step "Purpose" of an application. */
export const PurposeStepForm = stepForm('purpose');

/** The challan of the step "Fee", where a fee is due. */
export const FeeStepForm = stepForm('fee');
