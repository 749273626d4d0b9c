import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { DraftFile } from '../../../common/draft/draftFields.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { DocumentUpload } from '../../../common/files/DocumentUpload.tsx';
import { AffidavitWording, affidavitKind } from './AffidavitWording.tsx';
import { StepCard, type StepNavigation } from './StepCard.tsx';
import type { DocumentKind } from '../../../common/files/useDocumentKinds.ts';
import { useUploads } from '../../../common/files/useUploads.ts';

/** The props of `DocumentsStep`. */
export interface DocumentsStepProps {
  kinds: readonly DocumentKind[];
  files: readonly DraftFile[];
  navigation: StepNavigation;
  onStored: (file: DraftFile) => void;
  onRemove: (kind: number) => void;
  onDone: () => void;
}

/** The step that uploads the documents, one of each kind. */
export function DocumentsStep(props: DocumentsStepProps) {
  const { kinds, files, navigation, onStored, onRemove, onDone } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [submitCount, setSubmitCount] = useState(0);
  const { uploads, start, cancel } = useUploads(onStored);
  const isUnderWay = Object.values(uploads).some(({ problem }) => problem === undefined);
  const findFile = (id: number) => files.find(({ kind }) => kind === id);
  const missing = kinds.filter(
    ({ documentId, required }) => required && findFile(documentId) === undefined,
  );
  const getMessage = (kind: DocumentKind) =>
    t('specification:apply.document.required', { label: kind.documentName });
  const shownMissing = submitCount > 0 ? missing : [];
  const problems = shownMissing.map((kind) => ({
    controlId: `document-${kind.documentId}`,
    message: getMessage(kind),
  }));
  const submit = () => {
    setSubmitCount(submitCount + 1);
    if (missing.length === 0 && !isUnderWay) onDone();
  };
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <StepCard
        title={t('documents.heading')}
        lead={t('documents.lead')}
        navigation={navigation}
        onSubmit={submit}
      >
        {kinds.map((kind) => (
          <Fragment key={kind.documentId}>
            <DocumentUpload
              kind={kind}
              isOptional={!kind.required}
              file={findFile(kind.documentId)}
              upload={uploads[kind.documentId]}
              errorMessage={shownMissing.includes(kind) ? getMessage(kind) : undefined}
              onChoose={(file) => void start(kind.documentId, file, kind)}
              onCancel={() => cancel(kind.documentId)}
              onRemove={() => onRemove(kind.documentId)}
            />
            {kind.documentId === affidavitKind && <AffidavitWording />}
          </Fragment>
        ))}
        <OutcomeMessage
          tone="info"
          message={
            submitCount > 0 && isUnderWay ? { text: t('common:apply.document.waiting') } : undefined
          }
        />
      </StepCard>
    </div>
  );
}
