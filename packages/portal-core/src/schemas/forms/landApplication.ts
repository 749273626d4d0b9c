import * as v from 'valibot';
import { chosen } from '../../validators/values/shared.ts';
import { acres, choice, longText } from './fieldKinds.ts';
import { fieldsOfStep, type FormField } from './formField.ts';
import { typedForm } from './formSchemas.ts';

/** A step of the form that asks for fields of the list. */
export type LandStep = 'details' | 'land' | 'purpose';

/**
 * The fields of a land application besides its place, for its form, draft, summary, request, facts and printouts.
 * Printouts and check codes use this order; screens show the fields by step.
 */
export const landApplicationFields = {
  area: {
    ...acres('apply.area.number'),
    step: 'land',
    labels: { form: 'common:apply.area', facts: 'common:application.area' },
    hint: 'common:apply.area.hint',
    printed: { part: 'land', label: { en: 'Area in acres', or: 'ରକବା (ଏକର)' } },
    attestedSince: 1,
  },
  purpose: {
    ...longText(500, 'apply.purpose.required'),
    step: 'purpose',
    labels: { form: 'common:application.purpose' },
    printed: { part: 'request', label: { en: 'Purpose', or: 'ଉଦ୍ଦେଶ୍ୟ' } },
    attestedSince: 1,
  },
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
    step: 'land',
    labels: { form: 'common:apply.holding', summary: 'common:application.holding' },
    printed: { part: 'request', label: { en: 'Lease or purchase', or: 'ଚାହୁଁଥିବା ସ୍ୱତ୍ୱ' } },
    attestedSince: 1,
  },
} as const satisfies Readonly<Record<string, FormField<LandStep>>>;

/** The name of a field of an application for land. */
export type LandField = keyof typeof landApplicationFields;

/** The names of the fields in their order. */
export const landFieldNames = Object.keys(landApplicationFields) as LandField[];

/** The step "The land" of an application; ids are the values of its selects. */
export const LandStepForm = typedForm(
  fieldsOfStep(landApplicationFields, 'land'),
  {
    districtCode: chosen('track.district.required'),
    tahasilCode: chosen('track.tahasil.required'),
    villageCode: chosen('track.mouza.required'),
    khataNoId: chosen('apply.khatian.required'),
    plotCode: v.string(),
  },
  landApplicationFields,
);
export type LandStepForm = v.InferOutput<typeof LandStepForm>;

/** Returns the rules of a step that asks for fields only. */
const stepForm = (step: LandStep) =>
  typedForm(fieldsOfStep(landApplicationFields, step), {}, landApplicationFields);

/** The step "Your details" of an application. */
export const DetailsStepForm = stepForm('details');

/** The step "Purpose" of an application. */
export const PurposeStepForm = stepForm('purpose');
