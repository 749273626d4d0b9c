import type { TrackedType } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { Fact } from '../../common/page/FactList.tsx';
import { listProgressFacts } from './progressFacts.ts';
import type { TrackedStatus } from './useTrackStatus.ts';

/** Returns the next step of a found application and when to expect it; nothing until it is loaded, or if it fails. */
export function useTrackProgress({ type, applicationNo, captchaId }: TrackedStatus): Fact[] {
  const text = useTranslation(['track', 'common', 'specification']);
  const [now] = useState(() => Date.now());
  const applicationType: TrackedType = type;
  const { data } = useQuery(
    serviceQuery(
      'trackProgress',
      { applicationType, applicationNo, captchaId },
      { isQuiet: true, staleTime: Infinity },
    ),
  );
  return data && 'result' in data ? listProgressFacts(data.result, now, text) : [];
}
