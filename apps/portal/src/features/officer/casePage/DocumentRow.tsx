import {
  formatIndianDate,
  type AttachedDocument,
  type DocumentCheck,
} from '@temple-land/portal-core';
import { Button, visuallyHidden } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { breakAnywhere, meta, row } from '../../../common/page/card.css.ts';
import * as styles from './casePage.css.ts';
import { FindingForm, StoredFinding } from './DocumentFinding.tsx';
import { getDocumentName } from './documentFindings.ts';
import type { EnteredCheck } from './useCaseWork.ts';

/** The props of `DocumentRow`. */
export interface DocumentRowProps {
  document: AttachedDocument;
  check: DocumentCheck | undefined;
  /** Whether the document is shown below the list. */
  isShown: boolean;
  onShow: () => void;
  /** Called with a finding; the officer may enter none without it. */
  onCheck?: ((entered: EnteredCheck) => void) | undefined;
}

// The last day counts.
function formatValidity(lastDay: string, { t }: Translation<'casePage'>): string {
  const date = formatDate(lastDay);
  return lastDay < formatIndianDate(new Date())
    ? t('casePage:documents.expired', { date })
    : t('casePage:documents.validUntil', { date });
}

/** A document of an application with the finding about it. */
export function DocumentRow({ document, check, isShown, onShow, onCheck }: DocumentRowProps) {
  const text = useTranslation(['casePage', 'common', 'specification']);
  const { t } = text;
  const [isOpen, setOpen] = useState(false);
  const { documentId, fileName, size, isOfOffice, validUntil } = document;
  const name = getDocumentName(document, text);
  const origin = isOfOffice === true ? [t('common:application.documents.office')] : [];
  const validity = validUntil === undefined ? [] : [formatValidity(validUntil, text)];
  const details = [
    ...(name === fileName ? [] : [fileName]),
    formatFileSize(size, t),
    ...origin,
    ...validity,
  ];
  const context = <span className={visuallyHidden}> {name}</span>;
  return (
    <li className={styles.document} data-shown={isShown}>
      <div className={styles.documentHead}>
        <div>
          <b className={breakAnywhere}>{name}</b>
          <p className={`${meta} ${breakAnywhere}`}>{details.join(', ')}</p>
        </div>
        <div className={row}>
          <Button aria-pressed={isShown} onClick={onShow}>
            {t('casePage:documents.show')}
            {context}
          </Button>
          {onCheck && (
            <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(check ? 'casePage:finding.change' : 'casePage:finding.open')}
              {context}
            </Button>
          )}
        </div>
      </div>
      {check && !isOpen && <StoredFinding check={check} />}
      {onCheck && isOpen && (
        <FindingForm
          {...{ documentId, name, check }}
          onCancel={() => setOpen(false)}
          onSave={(entered) => {
            setOpen(false);
            onCheck(entered);
          }}
        />
      )}
    </li>
  );
}
