import type { Input, LetterText } from '@temple-land/portal-core';
import { Button, Dialog, Stack, TextArea } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { row } from '../../../common/page/card.css.ts';
import * as styles from './decision.css.ts';
import { useLetterPreview } from './useLetterPreview.ts';

const longest = 8000;

interface LetterPreviewProps {
  input: Input<'letterPreview'>;
  /** Returns a handler that runs only when both texts are entered. */
  checked: (run: () => void) => () => void;
}

/** The PDF that a wording becomes, on request. */
function LetterPreview({ input, checked }: LetterPreviewProps) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const preview = useLetterPreview();
  return (
    <>
      <div className={row}>
        <Button isPending={preview.isPending} onClick={checked(() => void preview.load(input))}>
          {t('letters:preview')}
        </Button>
        {preview.address !== undefined && (
          <DownloadLink name="letterPreview" input={input}>
            {t('letters:preview.save')}
          </DownloadLink>
        )}
      </div>
      <Retry
        message={preview.message}
        part={t('letters:preview.title')}
        onRetry={() => void preview.load(input)}
      />
      {preview.address !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the bytes are a PDF by type
        <iframe
          className={styles.preview}
          src={preview.address}
          title={t('letters:preview.title')}
        />
      )}
    </>
  );
}

/** The props of `LetterDialog`. */
export interface LetterDialogProps {
  /** The name of the letter. */
  title: string;
  /** The step that issues the letter. */
  request: Input<'letterDraft'>;
  wording: LetterText;
  /** Called with the wording that the officer keeps. */
  onKeep: (wording: LetterText) => void;
  onClose: () => void;
}

/** Changes the wording of a letter in both languages, and shows the PDF that it becomes. */
export function LetterDialog({ title, request, wording, onKeep, onClose }: LetterDialogProps) {
  const { t } = useTranslation(['letters', 'common', 'specification']);
  const [text, setText] = useState<LetterText>({ en: wording.en, or: wording.or });
  const [isAsked, setIsAsked] = useState(false);
  const required = (value: string) =>
    isAsked && value.trim() === '' ? { errorMessage: t('letters:required') } : {};
  const isComplete = text.en.trim() !== '' && text.or.trim() !== '';
  const checked = (run: () => void) => () => {
    setIsAsked(true);
    if (isComplete) run();
  };
  const input = { ...request, letter: text };
  const area = { rows: 12, maxLength: longest, optionalLabel: '' };
  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('letters:cancel')}</Button>
          <Button
            kind="primary"
            onClick={checked(() => {
              onKeep({ en: text.en.trim(), or: text.or.trim() });
              onClose();
            })}
          >
            {t('letters:keep')}
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.languages}>
          <TextArea
            {...area}
            lang="en"
            label={t('letters:textEn')}
            value={text.en}
            onChange={(en) => setText({ ...text, en })}
            {...required(text.en)}
          />
          <TextArea
            {...area}
            lang="or"
            label={t('letters:textOr')}
            value={text.or}
            onChange={(or) => setText({ ...text, or })}
            {...required(text.or)}
          />
        </div>
        <LetterPreview input={input} checked={checked} />
      </Stack>
    </Dialog>
  );
}
