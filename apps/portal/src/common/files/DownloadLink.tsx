import type { EndpointName, FileCall, Input } from '@temple-land/portal-core';
import { Button, ButtonLink, visuallyHidden } from '@temple-land/ui';
import { Download } from 'lucide';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFileUrl, isPublicFile } from '../../api/files/download.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { isPlainClick } from './isPlainClick.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';

/** Returns the tone of a failed download: a file that is not there is a warning, anything else an error. */
export const fileTone = (message: UserMessage | undefined) =>
  message && 'key' in message && message.key === 'download.notFound' ? 'warning' : 'danger';

/** The props of `DownloadLink`. */
export interface DownloadLinkProps<Name extends FileCall & EndpointName> {
  /** The call whose answer is the file. */
  name: Name;
  input: Input<Name>;
  /** What is downloaded, when the word "Download" does not say it. */
  children?: ReactNode;
  /** Type and size, for example "PDF, 340 KB". */
  meta?: string;
  /** Words for screen readers that tell repeated downloads apart, for example the title of the notice. */
  context?: string;
  /** How much the button asks for attention. */
  kind?: 'quiet' | 'secondary';
}

/**
 * Downloads a file; says so when there is none or it failed (spec 8). A link where anyone may fetch the
 * file, so that it can be copied and opened elsewhere; a button where the session does.
 */
export function DownloadLink<Name extends FileCall>(props: DownloadLinkProps<Name>) {
  const { name, input, children, meta, context, kind = 'quiet' } = props;
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { downloadFile } = useFileCalls();
  const [problem, setProblem] = useState<UserMessage>();
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setProblem(undefined);
    setIsPending(true);
    setProblem(await downloadFile(name, input));
    setIsPending(false);
  };
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void start();
  };
  const words = (
    <>
      {children ?? t('specification:notification.download')}
      {context !== undefined && (
        <span className={visuallyHidden} {...langAttribute(context, language)}>
          {' '}
          {context}
        </span>
      )}
    </>
  );
  return (
    <>
      {isPublicFile(name) ? (
        <ButtonLink
          {...{ kind, meta }}
          icon={Download}
          href={getFileUrl(name, input)}
          onClick={follow}
        >
          {words}
        </ButtonLink>
      ) : (
        <Button {...{ kind, isPending, meta }} icon={Download} onClick={() => void start()}>
          {words}
        </Button>
      )}
      <OutcomeMessage message={problem} tone={fileTone(problem)} />
    </>
  );
}
