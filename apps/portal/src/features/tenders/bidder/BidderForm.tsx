import { uploadTypes } from '@temple-land/portal-core';
import { Alert, Button, FileUpload, Form, TextField } from '@temple-land/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toPendingRow, toStoredRow } from '../../../common/files/DocumentUpload.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/surface.css.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { bidderFilesMax, useBidder } from './useBidder.ts';

type Bidder = ReturnType<typeof useBidder>;

function Documents({ files }: { files: Bidder['files'] }) {
  const text = useTranslation(['tenders', 'common', 'specification']);
  const { t } = text;
  return (
    <FileUpload
      label={t('bidder.documents')}
      optionalLabel={t('common:field.optional')}
      description={t('bidder.documents.hint', { n: bidderFilesMax })}
      chooseLabel={t('common:apply.document.choose')}
      accept={uploadTypes.map((type) => `.${type}`).join(',')}
      isMultiple
      files={[
        ...files.files.map((file) => toStoredRow(file, text, String(file.kind))),
        ...Object.entries(files.uploads).map(([slot, upload]) => toPendingRow(upload, text, slot)),
      ]}
      onChoose={files.add}
      onRemove={(slot) => files.remove(Number(slot))}
      onRetry={(slot) => files.retry(Number(slot))}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
    />
  );
}

/** The props of `BidderForm`. */
export interface BidderFormProps {
  tenderId: number;
  onRegistered: (bidderNo: string) => void;
}

/** Who is bidding: an Aadhaar number that the register knows, and the documents of the tender. */
export function BidderForm({ tenderId, onRegistered }: BidderFormProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const toText = useMessageText();
  const bidder = useBidder(tenderId, onRegistered);
  const { typed, change, problem, found, check, register, files, lookup, registration } = bidder;
  const [isTried, setIsTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isUnchecked = isTried && found === undefined ? t('bidder.checkFirst') : undefined;
  const refused = lookup.error?.userMessage && toText(lookup.error.userMessage);
  const error = problem === undefined ? (refused ?? isUnchecked) : t(`specification:${problem}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (found === undefined) {
      field.current?.focus();
      return;
    }
    if (!files.isUnderWay) await register();
  };
  const waiting =
    isTried && files.isUnderWay ? { text: t('common:apply.document.waiting') } : undefined;
  return (
    <section className={`${styles.formCard} ${styles.narrow}`} aria-labelledby="bidder">
      <h2 id="bidder">{t('bidder.heading')}</h2>
      <p className={styles.lead}>{t('bidder.text')}</p>
      <OutcomeMessage message={registration.error?.userMessage} />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label={t('bidder.aadhaar')}
          description={t('bidder.aadhaar.hint')}
          {...(error === undefined ? {} : { errorMessage: error })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <div className={row}>
          <Button isPending={lookup.isPending} onClick={check}>
            {t('bidder.check')}
          </Button>
        </div>
        {found && (
          <Alert tone="success" role="status">
            <p>{t('bidder.found', { number: found.maskedNo, name: found.name })}</p>
          </Alert>
        )}
        <Documents files={files} />
        <OutcomeMessage tone="info" message={waiting} />
        <div className={styles.actions}>
          <div className={styles.forward}>
            <Button type="submit" kind="primary" isPending={registration.isPending}>
              {t('bidder.submit')}
            </Button>
          </div>
        </div>
      </Form>
    </section>
  );
}
