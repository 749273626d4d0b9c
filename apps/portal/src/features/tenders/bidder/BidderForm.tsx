import { bidderFields, uploadTypes, type BidderField } from '@temple-land/portal-core';
import { Alert, Button, FileUpload, Form } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { toPendingRow, toStoredRow } from '../../../common/files/DocumentUpload.tsx';
import { FormFieldInput } from '../../../common/form/FormFieldInput.tsx';
import {
  getMessageValues,
  listNamedFields,
  listShownFields,
} from '../../../common/form/formFields.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/card.css.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { bidderFilesMax, useBidder } from './useBidder.ts';

const fields = listNamedFields(bidderFields);

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
      allowsMultiple
      files={[
        ...files.files.map((file) => toStoredRow(file, text, String(file.kind))),
        ...Object.entries(files.uploads).map(([slot, upload]) => toPendingRow(upload, text, slot)),
      ]}
      onSelect={files.add}
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
  const text = useTranslation(['tenders', 'common', 'specification']);
  const { t } = text;
  const toText = useMessageText();
  const bidder = useBidder(tenderId, onRegistered);
  const { form, typed, forget, isChecked, found, check, register, files, lookup, registration } =
    bidder;
  const shown = listShownFields(fields, bidderFields, typed);
  const names = shown.map(([name]) => name);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf } = useFormProblems(errors, names, getMessageValues(shown, text));
  const isTried = submitCount > 0;
  const unchecked = isTried && found === undefined ? t('bidder.checkFirst') : undefined;
  const refused = lookup.error?.userMessage && toText(lookup.error.userMessage);
  // What is typed is judged when it is checked; the register may still refuse it.
  const numberError = (isChecked ? errorOf('adharNo') : undefined) ?? refused ?? unchecked;
  const controlOf = (name: BidderField) => ({
    registration: form.register(name, name === 'adharNo' ? { onChange: forget } : {}),
    id: idOf(name),
    errorMessage: name === 'adharNo' ? numberError : errorOf(name),
    defaultValue: form.getValues(name),
  });
  const inputsOf = (step: 'identity' | 'particulars') =>
    shown
      .filter(([, field]) => field.step === step)
      .map(([name, field]) => <FormFieldInput key={name} field={field} {...controlOf(name)} />);
  const waiting =
    isTried && files.isUnderWay ? { text: t('common:apply.document.waiting') } : undefined;
  return (
    <section className={`${styles.formCard} ${styles.narrow}`} aria-labelledby="bidder">
      <h2 id="bidder">{t('bidder.heading')}</h2>
      <p className={styles.lead}>{t('bidder.text')}</p>
      <OutcomeMessage message={registration.error?.userMessage} />
      <Form onSubmit={(event) => void register(event)}>
        {inputsOf('identity')}
        <div className={row}>
          <Button isPending={lookup.isPending} onClick={() => void check()}>
            {t('bidder.check')}
          </Button>
        </div>
        {found && (
          <Alert tone="success" role="status">
            <p>{t('bidder.found', { number: found.maskedNo, name: found.name })}</p>
          </Alert>
        )}
        {inputsOf('particulars')}
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
