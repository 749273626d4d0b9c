import {
  listStepDocumentKinds,
  message,
  getDocumentKindKey,
  uploadTypes,
  type ApplicationType,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { DocumentUpload } from './DocumentUpload.tsx';
import type { useStepFiles } from './useStepFiles.ts';

/** The props of `StepDocuments`. */
export interface StepDocumentsProps {
  type: ApplicationType;
  action: string;
  stepFiles: ReturnType<typeof useStepFiles>;
  /** The ids of the kinds that were asked for; those of the step if it is absent. */
  askedKinds?: readonly number[] | undefined;
}

const toKind = (documentId: number) => ({
  documentId,
  documentName: message('en', getDocumentKindKey(documentId)),
  required: false,
  types: [...uploadTypes],
  maxKb: 0,
});

/** The uploads of a step, one for each kind of document that it may have; nothing for a step without any. */
export function StepDocuments({ type, action, stepFiles, askedKinds }: StepDocumentsProps) {
  const { t } = useTranslation(['common', 'specification']);
  const kinds: readonly number[] = askedKinds ?? listStepDocumentKinds(type, action);
  if (kinds.length === 0) return null;
  const { files, remove, uploads, start, cancel } = stepFiles;
  return (
    <Stack elementType="section" aria-label={t('common:application.documents.step')}>
      {kinds.map((kind) => (
        <DocumentUpload
          key={kind}
          kind={toKind(kind)}
          file={files.find((file) => file.kind === kind)}
          upload={uploads[kind]}
          errorMessage={undefined}
          onChoose={(file) => void start(kind, file)}
          onCancel={() => cancel(kind)}
          onRemove={() => remove(kind)}
        />
      ))}
    </Stack>
  );
}
