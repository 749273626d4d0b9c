import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { isValidCheckCode, type PrintedCodes } from './verifyQuery.ts';

const unknownDocument: UserMessage = { key: 'verify.unknown' };

/** Loads what the service attests about a document; disabled until number and code are given. */
export function useVerification(printed: PrintedCodes) {
  const isAsked = printed.number !== '' && printed.code !== '';
  const isPossible = isAsked && isValidCheckCode(printed);
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery(
      'verifyDocument',
      isPossible ? { number: printed.number, checksum: printed.code } : undefined,
      { isQuiet: true },
    ),
  );
  return {
    paper: !error && data && 'result' in data ? data.result : undefined,
    message: isAsked && !isPossible ? unknownDocument : error?.userMessage,
    isUnknown: (isAsked && !isPossible) || error?.effects.includes('empty') === true,
    isPending: isLoading,
    again: () => void refetch(),
  };
}
