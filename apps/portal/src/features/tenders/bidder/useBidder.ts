import { Aadhaar, type MessageKey } from '@temple-land/portal-core';
import { useState } from 'react';
import * as v from 'valibot';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { usePhotos } from '../../../common/files/usePhotos.ts';

/** How many files a registration may bring. */
export const bidderFilesMax = 10;

/** Returns what is wrong with a typed Aadhaar number, blanks left out; undefined when nothing is. */
export function aadhaarProblem(typed: string): MessageKey | undefined {
  return v.is(Aadhaar, typed.replaceAll(' ', '')) ? undefined : 'shared.aadhaar';
}

/** The registration for a tender: the number is checked first; `onRegistered` is told the bidder's number. */
export function useBidder(tenderId: number, onRegistered: (bidderNo: string) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<MessageKey>();
  const lookup = useServiceMutation('aadhaarLookup');
  const registration = useServiceMutation('bidderRegistration');
  const [found, setFound] = useState<{ name: string; maskedNo: string }>();
  const files = usePhotos(bidderFilesMax);
  const change = (text: string) => {
    setTyped(text);
    setFound(undefined);
    setProblem(undefined);
    lookup.reset();
  };
  const check = () => {
    const wrong = aadhaarProblem(typed);
    setProblem(wrong);
    setFound(undefined);
    if (wrong !== undefined) return;
    lookup.mutate(
      { adharNo: typed, key: 'bidder' },
      {
        onSuccess: (answer) => {
          if ('result' in answer) setFound(answer.result);
        },
      },
    );
  };
  const register = () => {
    registration.mutate(
      {
        tenderAdvertisementId: tenderId,
        adharNo: typed,
        documents: files.files.map(({ tempId }) => tempId),
      },
      {
        onSuccess: (answer) => {
          if ('result' in answer) onRegistered(answer.result.bidderNo);
        },
      },
    );
  };
  return { typed, change, problem, found, check, register, files, lookup, registration };
}
