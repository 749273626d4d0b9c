import {
  Button,
  Card,
  Details as Disclosure,
  Dialog,
  Heading,
  Link,
  Pagination,
  Paragraph,
  Tabs,
  Tag,
  usePagination,
} from '@digdir/designsystemet-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  brand,
  links,
  pageCount,
  getPageLabel,
  questions,
  tenders,
  topics,
  words,
} from '../../page/data.ts';
import type { Theme } from '../../page/kit.ts';
import { sizes, useTextSize } from '../../page/useTextSize.ts';

export function Root({ theme, children }: { theme: Theme; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = theme;
  }, [theme]);
  return children;
}

export function Header() {
  const { size, change } = useTextSize();
  return (
    <header className="r-main r-row">
      <Link href="#top">{brand}</Link>
      <nav aria-label={words.navigation}>
        <ul className="r-row">
          {links.map((link, index) => (
            <li key={link}>
              <Link href={`#${link}`} aria-current={index === 0 ? 'page' : undefined}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div role="group" aria-label={words.textSize} className="r-row">
        <Button variant="tertiary" aria-label={words.smaller} onClick={() => change(size - 1)}>
          A−
        </Button>
        <Button variant="tertiary" aria-label={words.normal} onClick={() => change(sizes.start)}>
          A
        </Button>
        <Button variant="tertiary" aria-label={words.larger} onClick={() => change(size + 1)}>
          A+
        </Button>
      </div>
    </header>
  );
}

export function Questions() {
  return questions.map(({ id, title, answer }) => (
    <Disclosure key={id}>
      <Disclosure.Summary>{title}</Disclosure.Summary>
      <Disclosure.Content id={id}>
        <Paragraph>{answer}</Paragraph>
      </Disclosure.Content>
    </Disclosure>
  ));
}

export function Topics() {
  return (
    <Tabs defaultValue="topic-1">
      <Tabs.List aria-label={words.topics}>
        {topics.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {topics.map(({ id, text }) => (
        <Tabs.Panel key={id} value={id}>
          <Paragraph id={id}>{text}</Paragraph>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

export function Confirm() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button id="open-dialog" variant="secondary" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </Button>
      <Dialog ref={dialog} closeButton={words.close} aria-labelledby="dialog-title">
        <Heading id="dialog-title">{words.confirmTitle}</Heading>
        <Paragraph id="dialog-text">{words.confirmText}</Paragraph>
        <div className="r-row">
          <Button id="dialog-cancel" variant="secondary" onClick={close}>
            {words.cancel}
          </Button>
          <Button onClick={close}>{words.confirm}</Button>
        </div>
      </Dialog>
    </>
  );
}

export function Tenders() {
  return (
    <ul className="r-cards">
      {tenders.map(({ number, title, status, facts }) => (
        <li key={number}>
          <Card>
            <Heading level={3}>{title}</Heading>
            <Tag data-color={status === 'Open' ? 'success' : 'danger'}>{status}</Tag>{' '}
            <span>{number}</span>
            <dl className="r-facts">
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="r-row">
              <Button variant="secondary" aria-label={`${words.view} ${number}`}>
                {words.view}
              </Button>
              <Button variant="secondary" aria-label={`${words.download} ${number}`}>
                {words.download}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function Pages() {
  const [currentPage, setCurrentPage] = useState(1);
  const { pages, nextButtonProps, prevButtonProps } = usePagination({
    currentPage,
    setCurrentPage,
    totalPages: pageCount,
    showPages: 5,
  });
  return (
    <Pagination aria-label={words.pages}>
      <Pagination.List>
        <Pagination.Item>
          <Pagination.Button {...prevButtonProps}>{words.previous}</Pagination.Button>
        </Pagination.Item>
        {pages.map(({ page, itemKey, buttonProps }) => (
          <Pagination.Item key={itemKey}>
            {typeof page === 'number' && (
              <Pagination.Button {...buttonProps} aria-label={getPageLabel(page)}>
                {page}
              </Pagination.Button>
            )}
          </Pagination.Item>
        ))}
        <Pagination.Item>
          <Pagination.Button {...nextButtonProps}>{words.next}</Pagination.Button>
        </Pagination.Item>
      </Pagination.List>
    </Pagination>
  );
}
