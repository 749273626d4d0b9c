import * as v from 'valibot';
import { nomineeMaxCharacters, postalAddressMaxCharacters } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';
import { messageKey } from '../message.ts';

const optionalText = (most: number, tooLong: MessageKey) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, messageKey(tooLong)));

/** Postal address and nominee of a profile: all optional, but a nominee has a name and a relation. */
export const PersonalDetailsForm = v.pipe(
  v.object({
    address: optionalText(postalAddressMaxCharacters, 'profile.address.max'),
    pinCode: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:[1-9]\d{5})?$/, messageKey('apply.pinCode.six')),
    ),
    nomineeName: optionalText(nomineeMaxCharacters, 'profile.nominee.max'),
    nomineeRelation: optionalText(nomineeMaxCharacters, 'profile.nominee.max'),
  }),
  v.forward(
    v.partialCheck(
      [['nomineeName'], ['nomineeRelation']],
      ({ nomineeName, nomineeRelation }) => nomineeName !== '' || nomineeRelation === '',
      messageKey('profile.nominee.name'),
    ),
    ['nomineeName'],
  ),
  v.forward(
    v.partialCheck(
      [['nomineeName'], ['nomineeRelation']],
      ({ nomineeName, nomineeRelation }) => nomineeRelation !== '' || nomineeName === '',
      messageKey('profile.nominee.relation'),
    ),
    ['nomineeRelation'],
  ),
);
