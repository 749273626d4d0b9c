import type { EndpointName, FileCall, Input } from '@temple-land/portal-core';
import { Button, ButtonLink, visuallyHidden, Icon } from '@temple-land/ui';
import { Download } from 'lucide';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFileUrl, isPublicFile } from '../../api/files/download.ts';
import { useFileCalls } from '../../api/files/useFileCalls.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMayCall } from '../../state/useMayCall.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { isPlainClick } from './isPlainClick.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';

/** Returns the tone of a failed download: warning for a missing file, danger for anything else. */
export const getDownloadTone = (message: UserMessage | undefined) =>
  message && 'key' in message && message.key === 'download.notFound' ? 'warning' : 'danger';

/** The props of `DownloadLink`. */
export interface DownloadLinkProps<Name extends FileCall & EndpointName> {
  /** The call whose answer is the file. */
  name: Name;
  input: Input<Name>;
  /** The label; "Download" by default. */
  children?: ReactNode;
  /** Type and size, for example "PDF, 340 KB". */
  meta?: string;
  /** Text for screen readers that distinguishes repeated downloads, for example the title of the notice. */
  context?: string;
  /** The emphasis of the button. */
  kind?: 'quiet' | 'secondary';
}

/**
 * Downloads a file, and shows a message when it is missing or fails (spec 8). A link for a public file, so that it can
 * be copied and opened elsewhere; a button for a file that needs the session. Nothing where the role has no right to the
 * data of the file.
 */
export function DownloadLink<Name extends FileCall>(props: DownloadLinkProps<Name>) {
  const { name, input, children, meta, context, kind = 'quiet' } = props;
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { downloadFile } = useFileCalls();
  const mayDownload = useMayCall(name);
  const [problem, setProblem] = useState<UserMessage>();
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setProblem(undefined);
    setIsPending(true);
    setProblem(await downloadFile(name, input));
    setIsPending(false);
  };
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void start();
  };
  if (!mayDownload) return null;
  const label = (
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
          icon={<Icon of={Download} />}
          href={getFileUrl(name, input)}
          onClick={handleClick}
        >
          {label}
        </ButtonLink>
      ) : (
        <Button
          {...{ kind, isPending, meta }}
          icon={<Icon of={Download} />}
          onClick={() => void start()}
        >
          {label}
        </Button>
      )}
      <OutcomeMessage message={problem} tone={getDownloadTone(problem)} />
    </>
  );
}
