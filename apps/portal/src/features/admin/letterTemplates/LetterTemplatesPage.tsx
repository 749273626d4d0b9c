import { applicationKinds, letterKinds } from '@temple-land/portal-core';
import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as listStyles from '../questions/questions.css.ts';
import { findAppliedTemplate } from './templateDraft.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { getKindLabel, letterKindLabels } from './templateLabels.ts';
import { TemplateVersions } from './TemplateVersions.tsx';
import { useLetterTemplates } from './useLetterTemplates.ts';

const kindChoices = ['', ...applicationKinds] as const;
// A select has no empty value.
const allKinds = 'all';

/** The page of the templates from which the letters of the office are drafted. */
export function LetterTemplatesPage() {
  const { t } = useTranslation(['letters', 'admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const { templates, isPending, message, refetch } = useLetterTemplates();
  const [isSaved, setIsSaved] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const kind = letterKinds.find((one) => one === address.get('letter')) ?? 'order';
  const applicationKind = applicationKinds.find((one) => one === address.get('kind')) ?? '';
  const applied = findAppliedTemplate(templates, kind, applicationKind);
  const show = (name: 'letter' | 'kind', value: string) => {
    setIsSaved(false);
    const next = new URLSearchParams(address);
    next.set(name, value);
    setAddress(next, { replace: true });
  };
  const finish = () => {
    setIsSaved(true);
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader
        size="app"
        title={t('common:title.letterTemplates')}
        lead={t('letters:templates.lead')}
      />
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {isSaved && (
          <Alert tone="success">
            <p>{t('letters:templates.saved')}</p>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={() => void refetch()} />
      {isPending && <Loading />}
      {!isPending && message === undefined && templates.length === 0 && (
        <EmptyMessage title={t('letters:templates.empty')} />
      )}
      {applied && (
        <>
          <div className={listStyles.filters}>
            <Select
              label={t('letters:templates.letter')}
              optionalLabel=""
              options={letterKinds.map((one) => ({ value: one, label: t(letterKindLabels[one]) }))}
              value={kind}
              onChange={(value) => show('letter', value)}
            />
            <Select
              label={t('letters:templates.applicationKind')}
              optionalLabel=""
              options={kindChoices.map((one) => ({
                value: one === '' ? allKinds : one,
                label: t(getKindLabel(one)),
              }))}
              value={applicationKind === '' ? allKinds : applicationKind}
              onChange={(value) => show('kind', value)}
            />
          </div>
          <TemplateForm
            key={`${kind} ${applicationKind} ${applied.own[0]?.version ?? 0}`}
            {...{ kind, applicationKind, applied }}
            onSaved={finish}
          />
          {applied.own.length > 0 && <TemplateVersions versions={applied.own} />}
        </>
      )}
    </AdminFrame>
  );
}
