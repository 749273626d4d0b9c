import * as v from 'valibot';
import { detailEntries } from '../forms/formSchemas.ts';
import { landApplicationFields } from '../forms/landApplication.ts';

/** The answers of a land application that are stored beside it. */
export const LandDetails = v.object(detailEntries(landApplicationFields));
export type LandDetails = v.InferOutput<typeof LandDetails>;
