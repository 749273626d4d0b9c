import { getReportMessageKey } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';

/** Returns the function that gives the label of a status of a plot. */
export function usePlotStatusLabel() {
  const { t } = useTranslation('specification');
  return (status: string): string => {
    const key = getReportMessageKey(status);
    return key === undefined ? status : t(key);
  };
}
