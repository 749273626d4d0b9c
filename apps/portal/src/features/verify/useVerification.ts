import { useServiceQuery } from '../../api/useCall.ts';
import type { Said } from '../../state/said.ts';
import { areOurs, type PaperSigns } from './paperAddress.ts';

const unknown: Said = { key: 'verify.unknown' };

/** What the service says of a paper; nothing is asked until both signs are given. */
export function useVerification(signs: PaperSigns) {
  const isAsked = signs.number !== '' && signs.code !== '';
  const isPossible = isAsked && areOurs(signs);
  const { answer, said, effects, isPending, refetch } = useServiceQuery(
    'verifyDocument',
    { number: signs.number, checksum: signs.code },
    { isEnabled: isPossible, isQuiet: true },
  );
  return {
    paper: answer && 'result' in answer ? answer.result : undefined,
    said: isAsked && !isPossible ? unknown : said,
    isUnknown: (isAsked && !isPossible) || effects.includes('empty'),
    isPending,
    again: () => void refetch(),
  };
}
