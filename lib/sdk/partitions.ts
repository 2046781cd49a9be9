/** Where a region's addresses end. The SDK's own table also names and describes every region. */
const partition = (id: string, regionRegex: string, dnsSuffix: string) => ({
  id,
  regionRegex,
  regions: {},
  outputs: { name: id, dnsSuffix },
})

export const partitionsInfo = {
  partitions: [
    partition('aws-cn', '^cn-', 'amazonaws.com.cn'),
    partition('aws-eusc', '^eusc-', 'amazonaws.eu'),
    partition('aws', '', 'amazonaws.com'),
  ],
}
