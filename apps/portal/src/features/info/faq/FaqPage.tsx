import { Accordion, ButtonLink, Card, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Skeleton } from '../../../common/feedback/Skeleton.tsx';
import { Chandua } from '../../../common/page/Chandua.tsx';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { PublicPage } from '../../../common/page/PublicPage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { useSearchTerms } from '../../../common/lists/useSearchTerms.ts';
import { useEnglishNote } from '../../../common/text/useEnglishNote.ts';
import { useHelpLine } from '../../../common/text/useHelpLine.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { AnswerFoot } from './AnswerFoot.tsx';
import * as styles from './FaqPage.css.ts';
import { filterQuestions } from './faqSearch.ts';
import { useFaq } from './useFaq.ts';
import { useOpenFragment } from './useOpenFragment.ts';

function FaqHelp() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { phone, hours, className } = useHelpLine();
  return (
    <aside className={styles.art} aria-labelledby="stuck">
      <Chandua className={styles.canopy} />
      <Card>
        <h2 id="stuck" className={styles.helpTitle}>
          {t('faq.stuck')}
        </h2>
        <p className={`${styles.help} ${className}`}>{t('faq.stuck.text', { phone, hours })}</p>
        <ButtonLink href={href('/website/contact-us')}>
          {t('specification:sitemap.contact')}
        </ButtonLink>
      </Card>
    </aside>
  );
}

/** The FAQ page: questions and answers, the first one open, beside a picture (spec 2.8). */
export function FaqPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const language = useLanguage();
  const getNote = useEnglishNote();
  const { items, message, isPending, refetch } = useFaq();
  const [search, setSearch] = useState(useSearchTerms());
  const found = filterQuestions(items, search);
  useOpenFragment(items.length > 0);
  return (
    <PublicPage title={t('specification:header.faq')}>
      <div className={styles.columns}>
        <div className={styles.questions} aria-busy={isPending}>
          <Retry message={message} onRetry={refetch} />
          <TextField
            type="search"
            label={t('faq.search')}
            optionalLabel=""
            value={search}
            onChange={setSearch}
          />
          <Accordion
            defaultExpandedKeys={found.slice(0, 1).map(({ slug }) => slug)}
            headingLevel={2}
            items={found.map(({ slug, question, answer }) => ({
              id: slug,
              title: question,
              content: (
                <div lang={language}>
                  <p {...langAttribute(answer, language)}>{answer}</p>
                  {getNote(answer) !== undefined && (
                    <p className={styles.note}>{getNote(answer)}</p>
                  )}
                  <AnswerFoot slug={slug} question={question} />
                </div>
              ),
              ...langAttribute(question, language),
            }))}
          />
          {isPending && <Skeleton count={6} variant="rows" />}
          {!isPending && items.length > 0 && found.length === 0 && (
            <EmptyMessage title={t('faq.none')}>{t('faq.none.text')}</EmptyMessage>
          )}
          <p role="status">{search === '' ? '' : t('faq.found', { count: found.length })}</p>
        </div>
        <FaqHelp />
      </div>
    </PublicPage>
  );
}
