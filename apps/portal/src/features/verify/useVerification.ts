import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { areOurs, type PaperSigns } from './paperAddress.ts';

const unknown: UserMessage = { key: 'verify.unknown' };

/** What the service says of a paper; nothing is asked until both signs are given. */
export function useVerification(signs: PaperSigns) {
  const isAsked = signs.number !== '' && signs.code !== '';
  const isPossible = isAsked && areOurs(signs);
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery(
      'verifyDocument',
      isPossible ? { number: signs.number, checksum: signs.code } : undefined,
      { isQuiet: true },
    ),
  );
  return {
    paper: !error && data && 'result' in data ? data.result : undefined,
    message: isAsked && !isPossible ? unknown : error?.userMessage,
    isUnknown: (isAsked && !isPossible) || error?.effects.includes('empty') === true,
    isPending: isLoading,
    again: () => void refetch(),
  };
}
