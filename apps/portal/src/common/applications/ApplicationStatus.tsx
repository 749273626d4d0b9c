import { getStatusView, type ApplicationType } from '@temple-land/portal-core';
import { StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The props of `ApplicationStatus`. */
export interface ApplicationStatusProps {
  type: ApplicationType;
  status: string;
}

/** The status of an application as word, shape and colour (spec 4). */
export function ApplicationStatus({ type, status }: ApplicationStatusProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { label, tone } = getStatusView(type, status);
  return <StatusPatch tone={tone}>{t(`specification:${label}`)}</StatusPatch>;
}
