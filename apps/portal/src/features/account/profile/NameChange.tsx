import { uploadMaxBytes, type Profile } from '@temple-land/portal-core';
import { Alert, Button, FileUpload, Form, Stack, TextField } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/files/fileSize.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { toPendingRow, toStoredRow } from '../../../common/files/DocumentUpload.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { meta, row } from '../../../common/page/card.css.ts';
import { FactList } from '../../../common/page/FactList.tsx';
import { useNameChange, type NameChangeState } from './useNameChange.ts';

const order = ['fullName', 'reason'] as const;
const proofId = 'name-proof';

function ProofField({ change }: { change: NameChangeState }) {
  const text = useTranslation(['account', 'common', 'specification']);
  const { t } = text;
  const { proof, upload, isProofMissing, chooseProof, removeProof } = change;
  return (
    <FileUpload
      id={proofId}
      label={t('name.proof')}
      description={t('name.proof.hint', { size: formatFileSize(uploadMaxBytes, t) })}
      errorMessage={isProofMissing ? t('specification:profile.name.proofMissing') : undefined}
      chooseLabel={t('name.proof.choose')}
      accept=".pdf,.jpg,.jpeg,.png"
      capture="environment"
      files={[
        ...(proof ? [toStoredRow(proof, text, proof.tempId)] : []),
        ...(upload ? [toPendingRow(upload, text, `attempt-${upload.attempt}`)] : []),
      ]}
      onSelect={([file]) => file && chooseProof(file)}
      onRemove={removeProof}
      onRetry={() => upload && chooseProof(upload.file)}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
    />
  );
}

function NameForm({ change }: { change: NameChangeState }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, submit, isPending, message, close, isProofMissing } = change;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);
  const missing = t('specification:profile.name.proofMissing');
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary
        problems={[
          ...problems,
          ...(isProofMissing ? [{ controlId: proofId, message: missing }] : []),
        ]}
        submitCount={submitCount}
      />
      <OutcomeMessage message={message} />
      <TextField
        {...toFieldProps(form.register('fullName'))}
        id={idOf('fullName')}
        label={t('name.new')}
        description={t('registration.name.hint')}
        errorMessage={errorOf('fullName')}
        autoComplete="name"
      />
      <TextField
        {...toFieldProps(form.register('reason'))}
        id={idOf('reason')}
        label={t('name.reason')}
        errorMessage={errorOf('reason')}
      />
      <ProofField change={change} />
      <div className={row}>
        <Button type="submit" kind="primary" isPending={isPending}>
          {t('name.send')}
        </Button>
        <Button onClick={close}>{t('name.keep')}</Button>
      </div>
    </Form>
  );
}

/** The name of a citizen in whose name there is an application: a new one is sent with a proof and waits for approval. */
export function NameChange({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const change = useNameChange(profile);
  const { isOpen, open, withdrawal, done } = change;
  const pending = profile.pendingName;
  const doneText = done && { text: t(done === 'asked' ? 'name.asked' : 'name.withdrawn') };
  return (
    <Stack>
      <FactList facts={[[t('specification:registration.name'), profile.fullName]]} />
      <OutcomeMessage message={doneText} tone="success" />
      {pending !== undefined && (
        <>
          <Alert tone="info" title={t('name.pending', { name: pending })} role="none">
            <p>{t('name.pending.text')}</p>
          </Alert>
          <OutcomeMessage message={withdrawal.error?.userMessage} />
          <div className={row}>
            <Button isPending={withdrawal.isPending} onClick={() => withdrawal.mutate({})}>
              {t('name.withdraw')}
            </Button>
          </div>
        </>
      )}
      {pending === undefined && !isOpen && (
        <>
          <p className={meta}>{t('name.lead')}</p>
          <div className={row}>
            <Button onClick={open}>{t('name.ask')}</Button>
          </div>
        </>
      )}
      {pending === undefined && isOpen && <NameForm change={change} />}
    </Stack>
  );
}
