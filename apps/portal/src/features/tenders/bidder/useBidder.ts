import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  bidderFields,
  BidderForm,
  createEmptyAnswers,
  toRequestAnswers,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { usePhotos } from '../../../common/files/usePhotos.ts';

/** How many files a registration may bring. */
export const bidderFilesMax = 10;

/** Returns the registration for a tender; the number is checked first. `onRegistered` is called with the bidder number. */
export function useBidder(tenderId: number, onRegistered: (bidderNo: string) => void) {
  const form = useForm({
    resolver: valibotResolver(BidderForm),
    defaultValues: createEmptyAnswers(bidderFields),
    // Without a summary the first wrong field takes the focus.
    criteriaMode: 'all',
  });
  const typed = useWatch({ control: form.control });
  const lookup = useServiceMutation('aadhaarLookup');
  const registration = useServiceMutation('bidderRegistration');
  const [isChecked, setIsChecked] = useState(false);
  const [found, setFound] = useState<{ name: string; maskedNo: string }>();
  const files = usePhotos(bidderFilesMax);
  /** Forgets what was found: the number is another one now. */
  const forget = () => {
    setIsChecked(false);
    setFound(undefined);
    lookup.reset();
  };
  const check = async () => {
    setFound(undefined);
    const isValid = await form.trigger('adharNo');
    setIsChecked(true);
    if (!isValid) return;
    lookup.mutate(
      { adharNo: form.getValues('adharNo'), key: 'bidder' },
      {
        onSuccess: (answer) => {
          if ('result' in answer) setFound(answer.result);
        },
      },
    );
  };
  const register = form.handleSubmit((answers) => {
    if (found === undefined) {
      form.setFocus('adharNo');
      return;
    }
    if (files.isUnderWay) return;
    registration.mutate(
      {
        tenderAdvertisementId: tenderId,
        ...toRequestAnswers(bidderFields, answers),
        documents: files.files.map(({ tempId }) => tempId),
      },
      {
        onSuccess: (answer) => {
          if ('result' in answer) onRegistered(answer.result.bidderNo);
        },
      },
    );
  });
  return { form, typed, forget, isChecked, found, check, register, files, lookup, registration };
}
