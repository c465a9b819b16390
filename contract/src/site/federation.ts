/** The federated remotes: the name they are imported by, the path they are served under, and what they expose. */
export const remotes = {
  content: { workspace: 'content-remote', publicPath: '/content/' },
  intake: { workspace: 'intake-widget', publicPath: '/intake/' },
} as const;

export type RemoteName = keyof typeof remotes;
