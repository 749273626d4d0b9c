import * as v from 'valibot';
import { chosen } from '../../validators/values/shared.ts';
import {
  acres,
  choice,
  fieldsOfStep,
  longText,
  requestValues,
  rulesOf,
  type FormField,
} from './formField.ts';

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
} as const satisfies Readonly<Record<string, FormField<'land' | 'purpose'>>>;

/** The name of a field of an application for land. */
export type LandField = keyof typeof landApplicationFields;

/** The names of the fields in their order. */
export const landFieldNames = Object.keys(landApplicationFields) as LandField[];

const landStep = fieldsOfStep(landApplicationFields, 'land');
const purposeStep = fieldsOfStep(landApplicationFields, 'purpose');

/** The step "The land" of an application; ids are the values of its selects. */
export const LandStepForm = v.object({
  districtCode: chosen('track.district.required'),
  tahasilCode: chosen('track.tahasil.required'),
  villageCode: chosen('track.mouza.required'),
  khataNoId: chosen('apply.khatian.required'),
  plotCode: v.string(),
  ...rulesOf(landStep, 'typed'),
});
export type LandStepForm = v.InferOutput<typeof LandStepForm>;

/** The step "Purpose" of an application. */
export const PurposeStepForm = v.object(rulesOf(purposeStep, 'typed'));
export type PurposeStepForm = v.InferOutput<typeof PurposeStepForm>;

/** The entries of the request, one of each field. */
export const landRequestEntries = rulesOf(landApplicationFields, 'request');

/** The entries of an application as the service returns it, one of each field. */
export const landStoredEntries = rulesOf(landApplicationFields, 'stored');

const LandAnswers = v.object(landRequestEntries);

/** The answers of a land application in the request. */
export type LandAnswers = v.InferOutput<typeof LandAnswers>;

/** Converts entered answers to the values of the request; the contract checks them. */
export const toLandAnswers = (typed: Readonly<Record<LandField, string>>) =>
  requestValues(landApplicationFields, typed) as v.InferInput<typeof LandAnswers>;

/** Returns the answers of a request, without its place, documents and key. */
export const pickLandAnswers = (request: LandAnswers): LandAnswers => v.parse(LandAnswers, request);
