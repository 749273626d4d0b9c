import { Button, Icon, Link } from '@temple-land/ui';
import { Link as LinkIcon, ThumbsDown, ThumbsUp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { announce } from '../../../state/announcement.ts';
import { faqVotesAtom, saveFaqVote } from '../../../state/faqVotes.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import * as styles from './AnswerFoot.css.ts';

const noVotes: readonly string[] = [];

function Vote({ slug, question }: { slug: string; question: string }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const [isDone, setIsDone] = useState(false);
  const hasVoted = useStoredAtom(faqVotesAtom, noVotes).includes(slug);
  const thanks = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending } = useServiceMutation('faqVote');
  // The pressed button is removed.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);
  const vote = (isUseful: boolean) => {
    const onSuccess = () => {
      saveFaqVote(slug);
      announce(t('faq.useful.thanks'));
      setIsDone(true);
    };
    mutate({ slug, isUseful }, { onSuccess });
  };
  if (hasVoted) {
    return (
      <p ref={thanks} tabIndex={-1} className={styles.text}>
        {t('faq.useful.thanks')}
      </p>
    );
  }
  const label = `${t('faq.useful')} ${question}`;
  return (
    <div role="group" aria-label={label} className={styles.vote}>
      <span className={styles.text}>{t('faq.useful')}</span>
      <Button
        kind="quiet"
        icon={<Icon of={ThumbsUp} />}
        isPending={isPending}
        onClick={() => vote(true)}
      >
        {t('faq.useful.yes')}
      </Button>
      <Button
        kind="quiet"
        icon={<Icon of={ThumbsDown} />}
        isPending={isPending}
        onClick={() => vote(false)}
      >
        {t('faq.useful.no')}
      </Button>
    </div>
  );
}

/** The props of `AnswerFoot`. */
export interface AnswerFootProps {
  slug: string;
  question: string;
}

/** The line below an answer: whether it was useful, asked once per browser, and its own address. */
export function AnswerFoot({ slug, question }: AnswerFootProps) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <div className={styles.foot}>
      <Vote slug={slug} question={question} />
      <Link href={`#${slug}`} className={styles.link}>
        <Icon of={LinkIcon} /> {t('faq.link')}
      </Link>
    </div>
  );
}
