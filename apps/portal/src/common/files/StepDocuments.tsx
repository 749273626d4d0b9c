import { listStepDocuments, type ApplicationType } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { DocumentUpload } from './DocumentUpload.tsx';
import { toDocumentKind, useDocumentRules } from './useDocumentKinds.ts';
import type { useStepFiles } from './useStepFiles.ts';

/** The props of `StepDocuments`. */
export interface StepDocumentsProps {
  /** The application, which keeps the kinds of documents of the day on which it was filed. */
  application: { applicationType: ApplicationType; createdOn: string };
  action: string;
  stepFiles: ReturnType<typeof useStepFiles>;
  /** The ids of the kinds that were asked for; those of the step if it is absent. */
  askedKinds?: readonly number[] | undefined;
}

/** The uploads of a step, one for each kind of document that it may have; nothing for a step without any. */
export function StepDocuments(props: StepDocumentsProps) {
  const { application, action, stepFiles, askedKinds } = props;
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { applicationType, createdOn } = application;
  const { rules, message } = useDocumentRules(createdOn);
  const shown =
    askedKinds === undefined
      ? listStepDocuments(rules, applicationType, action)
      : rules.filter(({ documentId }) => askedKinds.includes(documentId));
  const kinds = shown.map((rule) => toDocumentKind({ rule, required: false }, language));
  if (message) return <OutcomeMessage message={message} />;
  if (kinds.length === 0) return null;
  const { files, remove, uploads, start, cancel } = stepFiles;
  return (
    <Stack elementType="section" aria-label={t('common:application.documents.step')}>
      {kinds.map((kind) => (
        <DocumentUpload
          key={kind.documentId}
          kind={kind}
          file={files.find((file) => file.kind === kind.documentId)}
          upload={uploads[kind.documentId]}
          errorMessage={undefined}
          onChoose={(file) => void start(kind.documentId, file, kind)}
          onCancel={() => cancel(kind.documentId)}
          onRemove={() => remove(kind.documentId)}
        />
      ))}
    </Stack>
  );
}
