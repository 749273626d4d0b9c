import * as v from 'valibot';
import { nomineeMaxCharacters, postalAddressMaxCharacters } from '../../constants.ts';
import { answer, text } from '../common.ts';

/** The postal address of a citizen and the nominee, who uses the rights in the data after death; empty where not given. */
export const PersonalDetails = v.object({
  address: text(postalAddressMaxCharacters),
  pinCode: text(6),
  nomineeName: text(nomineeMaxCharacters),
  nomineeRelation: text(nomineeMaxCharacters),
});
export type PersonalDetails = v.InferOutput<typeof PersonalDetails>;

export const PersonalDetailsAnswer = answer(PersonalDetails);
