import type { NewSourceFile } from '@temple-land/portal-core';
import { Button, Dialog, Form, TextField, type ButtonProps } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { UserMessage } from '../../../state/userMessage.ts';
import { SourceFileField } from './SourceFileField.tsx';
import { useSourceFile } from './useSourceFile.ts';

const maxCharacters = 200;

/** The document on which a retirement or a return rests: what it is, and its file if there is one. */
export interface ChangeSource {
  source: string;
  sourceFile?: NewSourceFile;
}

/** The props of `SourceDialog`. */
export interface SourceDialogProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirmLabel: string;
  kind: NonNullable<ButtonProps['kind']>;
  /** Whether the document is named here: not where a field of the record names it. Default true. */
  hasText?: boolean;
  isPending: boolean;
  /** The message after a failure. */
  message: UserMessage | undefined;
  onConfirm: (source: ChangeSource) => void;
  onCancel: () => void;
}

/** Confirms that a record goes out of use or comes back, with the document on which that rests; both may be left out. */
export function SourceDialog(props: SourceDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const formId = useId();
  const [source, setSource] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const file = useSourceFile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!file.isOpen) props.onConfirm({ source: source.trim(), ...file.sent });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button data-initial-focus onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} kind={props.kind} isPending={props.isPending}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={props.message} />
      <Form id={formId} onSubmit={submit}>
        {props.hasText !== false && (
          <TextField
            label={t('field.source')}
            optionalLabel={t('common:admin.optional')}
            description={t('source.hint')}
            maxLength={maxCharacters}
            autoComplete="off"
            value={source}
            onChange={setSource}
          />
        )}
        <SourceFileField
          file={file}
          error={isAsked && file.isOpen ? t('sourceFile.open') : undefined}
        />
      </Form>
    </Dialog>
  );
}
