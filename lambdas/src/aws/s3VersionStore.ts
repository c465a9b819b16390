import { DeleteObjectsCommand, GetObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';

/** S3's limit per DeleteObjects call */
const maxDeletions = 1000;

export function s3VersionStore(client: S3Client, bucket: string): VersionStore {
  return {
    list: async (prefix) => {
      const versions: StoredVersion[] = [];
      let KeyMarker: string | undefined;
      let VersionIdMarker: string | undefined;
      do {
        const page = await client.send(
          new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, KeyMarker, VersionIdMarker }),
        );
        versions.push(...asVersions(page.Versions, false), ...asVersions(page.DeleteMarkers, true));
        ({ NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page);
      } while (KeyMarker !== undefined);
      return versions;
    },
    readText: async ({ key, versionId }) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, VersionId: versionId }));
      return (await Body?.transformToString()) ?? '';
    },
    erase: async (versions) => {
      for (let start = 0; start < versions.length; start += maxDeletions) {
        const Objects = versions
          .slice(start, start + maxDeletions)
          .map(({ key, versionId }) => ({ Key: key, VersionId: versionId }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0) throw new Error(`S3 could not delete ${Errors.length} versions (${Errors[0]?.Code}).`);
      }
    },
  };
}

type Entry = {
  readonly Key?: string | undefined;
  readonly VersionId?: string | undefined;
  readonly IsLatest?: boolean | undefined;
  readonly LastModified?: Date | undefined;
};

function asVersions(entries: readonly Entry[] = [], isDeleteMarker: boolean): StoredVersion[] {
  return entries.flatMap(({ Key: key, VersionId: versionId, IsLatest: isLatest = false, LastModified: writtenAt }) =>
    key === undefined || versionId === undefined || writtenAt === undefined
      ? []
      : [{ key, versionId, isDeleteMarker, isLatest, writtenAt }],
  );
}
