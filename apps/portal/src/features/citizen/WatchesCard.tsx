import type { Watch } from '@temple-land/portal-core';
import { Button, Icon, Link } from '@temple-land/ui';
import { Eye } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { cardBody, cardHead, flushCard, meta } from '../../common/page/card.css.ts';
import { useChangeWatches, useWatches } from '../../common/watches/useWatches.ts';
import { formatDate } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { announce } from '../../state/announcement.ts';
import * as styles from './citizen.css.ts';

/** Returns the name of what is watched. */
function formatSubject(watch: Watch, { t }: Translation<'citizen'>): string {
  if (watch.kind === 'plot') return t('watch.plot', { plot: watch.plotNo });
  return watch.kind === 'mouza'
    ? t('watch.mouza', { mouza: watch.mouza_name })
    : t('watch.tender', { number: watch.letterNo });
}

/** Returns what tells two subjects of one name apart: the place, or the title of a tender. */
const formatAbout = ({ kind, mouza_name, tehsil_name, title }: Watch): string =>
  ({ plot: `${mouza_name}, ${tehsil_name}`, mouza: tehsil_name, tender: title })[kind];

/** What a citizen watches, each with the link to its page and its removal. */
export function WatchesCard() {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const heading = useRef<HTMLHeadingElement>(null);
  const { watches, isPending, message, refetch } = useWatches(true);
  const { remove } = useChangeWatches();
  const end = (watchId: number) => {
    // The button is removed with its row, so the heading gets the focus first.
    heading.current?.focus();
    remove.mutate({ watchId }, { onSuccess: () => announce(t('common:watch.ended')) });
  };
  return (
    <section className={flushCard} aria-labelledby="watches" aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id="watches" ref={heading} tabIndex={-1}>
          {t('watch')}
        </h2>
      </div>
      {(message ?? remove.error?.userMessage) && (
        <div className={cardBody}>
          <Retry message={message} part={t('watch')} onRetry={refetch} />
          <OutcomeMessage message={remove.error?.userMessage} />
        </div>
      )}
      {!isPending && !message && watches.length === 0 && (
        <div className={cardBody}>
          <p>{t('watch.empty')}</p>
          <p>
            <Link href={href('/website/plot-check')} isAlone>
              {t('common:title.plotCheck')}
            </Link>
          </p>
        </div>
      )}
      <ul className={styles.notices}>
        {watches.map((watch) => {
          const subject = formatSubject(watch, text);
          const about = formatAbout(watch);
          const subjectId = `watch-${watch.watchId}`;
          return (
            <li key={watch.watchId} className={styles.watch}>
              <Icon of={Eye} />
              <div className={styles.watchText}>
                <p id={subjectId}>
                  <Link href={watch.path} isAlone>
                    {subject}
                  </Link>
                </p>
                <p className={meta} {...langAttribute(about, languageOf(text.i18n))}>
                  {about}
                </p>
                <p className={meta}>{t('watch.since', { date: formatDate(watch.createdOn) })}</p>
              </div>
              <Button
                kind="quiet"
                className={styles.watchEnd}
                aria-describedby={subjectId}
                onClick={() => end(watch.watchId)}
              >
                {t('watch.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
