import { Button } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadToDraft } from '../../../api/files/upload.ts';
import { meta, row } from '../../../common/page/card.css.ts';
import { PublicFileField } from '../fields/PublicFileField.tsx';
import { DraftDocumentLink, type DraftFiles } from './DraftDocument.tsx';
import * as styles from './sitePages.css.ts';
import type { DraftForm } from './useDraftForm.ts';
import { useDraftActions } from './useSitePages.ts';

/** The props of `DraftDocumentField`. */
export interface DraftDocumentFieldProps extends DraftFiles {
  /** The name of the document, '' without one. */
  document: string;
  onDocument: (document: string) => void;
  /** Whether it is the photo of a contact. */
  isPhoto: boolean;
  form: Pick<DraftForm, 'revision' | 'setRevision'>;
}

/** The document or photo of a draft, which becomes public with it: a file replaces it, a button removes it. */
export function DraftDocumentField(props: DraftDocumentFieldProps) {
  const { name, documents, document, onDocument, isPhoto, form } = props;
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const { refetchAll } = useDraftActions();
  // The button that removes the document goes with it.
  const fieldRef = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <div ref={fieldRef} tabIndex={-1} className={styles.documentField}>
      <PublicFileField
        isPhoto={isPhoto}
        current={t('sitePages:document.hint')}
        call="sitePageDraftUpload"
        send={(file, options) => uploadToDraft(file, { name, revision: form.revision }, options)}
        onSent={(answer) => {
          if ('result' in answer) {
            form.setRevision(answer.result.revision);
            onDocument(answer.result.uploadDoc);
            setIsRemoved(false);
            refetchAll();
          }
          return 'admin:document.added';
        }}
      />
      {document !== '' && (
        <div className={row}>
          <DraftDocumentLink
            {...{ name, documents, document }}
            title={t(isPhoto ? 'sitePages:photo.after' : 'sitePages:document.after')}
          />
          <Button
            kind="danger"
            onClick={() => {
              onDocument('');
              setIsRemoved(true);
              fieldRef.current?.focus();
            }}
          >
            {t(isPhoto ? 'sitePages:photo.remove' : 'sitePages:document.remove')}
          </Button>
        </div>
      )}
      <p role="status" className={meta}>
        {isRemoved && t(isPhoto ? 'sitePages:photo.removed' : 'sitePages:document.removed')}
      </p>
    </div>
  );
}
