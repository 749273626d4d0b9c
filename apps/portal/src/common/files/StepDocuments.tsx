import {
  listStepDocuments,
  type ApplicationType,
  type AskedDocument,
} from '@temple-land/portal-core';
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
  /** Documents that the answers of the step ask for besides. */
  added?: readonly AskedDocument[];
  /** Whether the step was sent, which shows what is missing. */
  isSubmitted?: boolean;
}

const noDocuments: readonly AskedDocument[] = [];

/** The uploads of a step, one for each kind of document that it may have; nothing for a step without any. */
export function StepDocuments(props: StepDocumentsProps) {
  const { application, action, stepFiles, askedKinds, isSubmitted = false } = props;
  const { added = noDocuments } = props;
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { applicationType, createdOn } = application;
  const { rules, message } = useDocumentRules(createdOn);
  const shown =
    askedKinds === undefined
      ? listStepDocuments(rules, applicationType, action)
      : rules.filter(({ documentId }) => askedKinds.includes(documentId));
  const isAdded = (id: number) => added.some(({ rule }) => rule.documentId === id);
  const kinds = [
    ...shown
      .filter(({ documentId }) => !isAdded(documentId))
      .map((rule) => ({ rule, required: false })),
    ...added,
  ].map((asked) => toDocumentKind(asked, language));
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
          errorMessage={
            isSubmitted && kind.required && !files.some((file) => file.kind === kind.documentId)
              ? t('specification:apply.document.required', { label: kind.documentName })
              : undefined
          }
          onChoose={(file) => void start(kind.documentId, file, kind)}
          onCancel={() => cancel(kind.documentId)}
          onRemove={() => remove(kind.documentId)}
        />
      ))}
    </Stack>
  );
}
