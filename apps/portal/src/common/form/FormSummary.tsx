import { ErrorSummary, type Problem } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The props of `FormSummary`. */
export interface FormSummaryProps {
  problems: readonly Problem[];
  /** Counts the submits of the form. */
  submitCount: number;
}

function useErrorTitle(hasProblems: boolean): void {
  const { t } = useTranslation(['common', 'specification']);
  useEffect(() => {
    if (!hasProblems) return undefined;
    const { title } = document;
    document.title = t('common:form.errorTitle', { title });
    return () => {
      document.title = title;
    };
  }, [hasProblems, t]);
}

/** The error summary of a submitted form; the page title also contains the number of errors. */
export function FormSummary({ problems, submitCount }: FormSummaryProps) {
  const { t } = useTranslation(['common', 'specification']);
  const shown = submitCount > 0 ? problems : [];
  useErrorTitle(shown.length > 0);
  const title = t('common:form.problem', { count: shown.length });
  return <ErrorSummary title={title} problems={shown} submitCount={submitCount} />;
}
