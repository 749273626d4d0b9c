import type { ApplicationType } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';

/** The props of `ReasonField`. */
export interface ReasonFieldProps {
  applicationType: ApplicationType;
  id?: string;
  optionalLabel?: string;
  errorMessage?: string;
  /** The code of the chosen reason; empty without one. */
  value: string;
  onChange: (code: string) => void;
}

/** The reason of a decision, one of those that administrators maintain for the kind of case. */
export function ReasonField({ applicationType, ...frame }: ReasonFieldProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('reasonList', { applicationType }, { isQuiet: true }),
  );
  const reasons = data && 'result' in data ? data.result : [];
  const label = t('specification:need.reason');
  return (
    <>
      <Select
        {...frame}
        label={label}
        isLoading={isPending}
        placeholder={t('specification:shared.select', { label })}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Retry message={error?.userMessage} onRetry={refetch} />
    </>
  );
}
